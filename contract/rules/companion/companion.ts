/** The longest name of a companion, in characters. Source: docs/product/rules.md#companion. */
export const CHARACTER_NAME_MAX = 20;
