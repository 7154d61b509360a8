/** Where the album is; behind a `#` stands the key of one leaf. */
export const ALBUM = '/games/aya/album';
