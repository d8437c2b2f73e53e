/** Words of the dialogs around saving (SPEC sections 4 and 8). */
export interface EditorTexts {
  saved: string
  failed: string
}

export const ADD_TEXTS: EditorTexts = {
  saved: 'Data berhasil ditambahkan',
  failed: 'Data gagal ditambahkan',
}
export const EDIT_TEXTS: EditorTexts = {
  saved: 'Data berhasil diupdate',
  failed: 'Data gagal diupdate',
}
