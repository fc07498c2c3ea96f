// What is printed on a card, in words.

import type { Words } from '~/lib/words';
import { ARCANA } from './art/signs';
import { DUCATS, type Printed } from './facts';

/** The kind of a card and where it belongs, what it takes to win it, what it brings and costs, what it is worth, what it is for. */
export function told(printed: Printed, words: Words): string[] {
  const { type, guild, district, values, thresholds, vp } = printed;
  const arcanum = (which: number) => words.say(`arcanum-${ARCANA[which]}`);
  const optional = (message: string) => (words.has(message) ? words.say(message) : '');
  const home = guild ? words.say(`guild-${guild}`) : district ? words.say(`board-district-${district}`) : '';
  const needs = thresholds.map(([which, needed]) => `${needed} ${arcanum(which)}`).join(' / ');
  const brings = type === 'location' ? [] : values.flatMap((value, which) => (value && which !== DUCATS ? [`${value} ${arcanum(which)}`] : []));
  const money = values[DUCATS] ? `${type === 'personality' ? `${words.say('board-price')}: ` : ''}${values[DUCATS]} ${arcanum(DUCATS)}` : '';
  return [
    [optional(`board-kind-${type}`), home].filter(Boolean).join(' · '),
    needs && `${words.say('board-needs')}: ${needs}`,
    type === 'relic' ? '' : brings.join(', '),
    money,
    vp ? `${vp} ${words.say('board-points')}` : '',
    optional(`board-kind-${type}.help`),
  ].filter(Boolean);
}
