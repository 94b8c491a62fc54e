/** The drawing of a drop: the symbol for water, and for a guest, who has no companion. */
export const dropDrawing = '/companion/bases/drop.svg';
