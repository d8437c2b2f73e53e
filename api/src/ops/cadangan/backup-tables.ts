/** Pictures inside a backup: name and bytes. */
export const PICTURE_TABLE = 'cadangan_gambar'
/** Rows inside a backup that no restore would take: whoever mends them by hand finds them whole. */
export const ASIDE_TABLE = 'cadangan_disisihkan'
/** Keys of the vault, in encrypted backups alone. */
export const KEY_TABLE = 'cadangan_kunci'
