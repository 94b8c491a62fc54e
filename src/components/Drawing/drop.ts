/** The drop that stands for water, and for a guest, who has no companion to show. */
export const dropDrawing = '/companion/bases/drop.svg';
