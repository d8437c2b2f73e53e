/** The words for a pilgrim's sex, by the letter that the API has for it. */
export const JENIS_KELAMIN_WORDS = { L: 'Laki-laki', P: 'Perempuan' } as const
