/** The fields of the wish to be told, in the order of the form: the first with an error gets the focus. */
export const KABARI_FIELDS = ['bulan', 'kota', 'nama', 'telepon', 'setuju'] as const
export type NotifyMeErrors = Partial<Record<(typeof KABARI_FIELDS)[number], string>>
