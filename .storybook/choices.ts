// What both the stories and Storybook's own window, which has no mock world, read.

/** The value of a toolbar that leaves the choice to the story. */
export const OF_STORY = 'story';

/** Joins the names of several scenarios in the address. */
export const SEPARATOR = '_';

export const roles = { guest: '게스트', member: '멤버', admin: '관리자' };
