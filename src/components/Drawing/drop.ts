/** The drawing of a drop: the sign for water, and for a guest, who has no companion. */
export const dropDrawing = '/companion/bases/drop.svg';
