/** The texts of the dialogs around saving (SPEC sections 4 and 8). */
export const SAVE_TEXTS = {
  add: { saved: 'Data berhasil ditambahkan', failed: 'Data gagal ditambahkan' },
  edit: { saved: 'Data berhasil diupdate', failed: 'Data gagal diupdate' },
} as const

/** The text after a save that only staff will see. */
export const SAVED_AS_DRAFT = 'Tersimpan sebagai draf: hanya staf yang melihatnya.'

/** The label of saving as a draft, where publishing was refused. */
export const DRAFT_WAY = 'Simpan sebagai draf'
