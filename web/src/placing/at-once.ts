/** The word of whoever wants to play at once: their fleet is laid by chance, and can be moved. */
export const AT_ONCE = 'at-once';
