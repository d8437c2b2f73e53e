/** Words of the dialogs around saving (SPEC sections 4 and 8). */
export const SAVE_TEXTS = {
  add: { saved: 'Data berhasil ditambahkan', failed: 'Data gagal ditambahkan' },
  edit: { saved: 'Data berhasil diupdate', failed: 'Data gagal diupdate' },
} as const
