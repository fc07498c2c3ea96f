"""The page around the plots: one file, light and dark, readable without colours, pictures or a network."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

STYLE = Path(__file__).parent / "style.css"
POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # whatever stands in a name: nothing is run or fetched


def page(language: str, title: str, subtitle: str, verdict: Sequence[str], sections: Iterable[str], foot: str) -> str:
    """A whole report. `verdict` is what a reader should know who reads no further."""
    said = "".join(f"<p>{escape(sentence)}</p>" for sentence in verdict)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f'<header><h1>{escape(title)}</h1><p class="subtitle">{escape(subtitle)}</p>'
        f'<div class="verdict">{said}</div></header>\n<main>\n{"".join(sections)}</main>\n'
        f"<footer>{foot}</footer>\n</body>\n</html>\n"
    )


def section(heading: str, caption: str, *contents: str, wide: bool = False) -> str:
    """A part of the page with its heading, and what it shows in a sentence."""
    told = f'<p class="caption">{escape(caption)}</p>' if caption else ""
    return f"<section{' class=wide' if wide else ''}><h2>{escape(heading)}</h2>{told}{''.join(contents)}</section>\n"


def side_by_side(*parts: tuple[str, str]) -> str:
    """Plots with a heading each, beside each other where there is room."""
    return f'<div class="pair">{"".join(f"<div><h3>{escape(name)}</h3>{plot}</div>" for name, plot in parts)}</div>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    """A table whose first column names its rows."""
    named = f"<caption>{escape(caption)}</caption>" if caption else ""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="scroll"><table>{named}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def details(summary: str, *contents: str) -> str:
    """Something for those who want to know more."""
    return f"<details><summary>{escape(summary)}</summary>{''.join(contents)}</details>"


def heat_table(corner: str, names: Sequence[str], shares: Sequence[Sequence[tuple[float, str] | None]]) -> str:
    """Who against whom: the further from one half, the stronger the colour; the number is always there."""
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = []
    for name, row in zip(names, shares, strict=True):
        cells = "".join(heat_cell(cell) for cell in row)
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>')
    head = f'<thead><tr><th scope="col">{escape(corner)}</th>{top}</tr></thead>'
    return f'<div class="scroll"><table class="heat">{head}<tbody>{"".join(rows)}</tbody></table></div>'


def heat_cell(cell: tuple[float, str] | None) -> str:
    if cell is None:
        return '<td class="none">·</td>'
    share, label = cell
    side, strength = ("more" if share >= 0.5 else "less"), round(abs(share - 0.5) * 90)
    return f'<td class="{side}" style="--heat:{strength}%">{escape(label)}</td>'


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    listed = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs)
    return f"<dl>{listed}</dl>"
