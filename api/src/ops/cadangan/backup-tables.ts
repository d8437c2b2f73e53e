/** The table of pictures in a backup: name and bytes. */
export const PICTURE_TABLE = 'cadangan_gambar'
/** The table of private files in an encrypted backup, sealed as stored: id and bytes. */
export const FILE_TABLE = 'cadangan_berkas'
/** The table of rows in a backup that no restore would accept; whoever mends them by hand finds them whole. */
export const ASIDE_TABLE = 'cadangan_disisihkan'
/** The table of the vault's keys, in encrypted backups alone. */
export const KEY_TABLE = 'cadangan_kunci'
