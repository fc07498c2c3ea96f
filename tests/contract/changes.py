"""Damage done to JSON, value by value."""

import copy


def leaves(data, path=()):
    """The path of every value that is not a container, and of every empty one."""
    if isinstance(data, (dict, list)) and data:
        items = data.items() if isinstance(data, dict) else enumerate(data)
        return [leaf for key, value in items for leaf in leaves(value, (*path, key))]
    return [path]


def value_at(data, path):
    for key in path:
        data = data[key]
    return data


def changed(value):
    """Something else of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return ("1" if value[:1] == "0" else "0") + value[1:]
    return [0] if value is None or value == [] else None


def with_value(data, path, value):
    """A copy in which another value stands at the path."""
    copied = copy.deepcopy(data)
    value_at(copied, path[:-1])[path[-1]] = value
    return copied
