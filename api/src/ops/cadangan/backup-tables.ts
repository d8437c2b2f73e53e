/** Pictures inside a backup: name and bytes. */
export const PICTURE_TABLE = 'cadangan_gambar'
/** Private files inside an encrypted backup, sealed as they lie: id and bytes. */
export const FILE_TABLE = 'cadangan_berkas'
/** Rows inside a backup that no restore would take: whoever mends them by hand finds them whole. */
export const ASIDE_TABLE = 'cadangan_disisihkan'
/** Keys of the vault, in encrypted backups alone. */
export const KEY_TABLE = 'cadangan_kunci'
