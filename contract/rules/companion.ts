/** The longest name of a companion, in characters. Source: members.md section 9. */
export const CHARACTER_NAME_MAX = 20;
