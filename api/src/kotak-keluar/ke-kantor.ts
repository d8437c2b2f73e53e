/** The office as whom a message is for, by its mail in the settings; or why nobody gets it. */
export const keKantor = (email: string) => ({
  penerima: email,
  tanpaPenerima: 'Email agensi belum diisi di Pengaturan situs.',
})
