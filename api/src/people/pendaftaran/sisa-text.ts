/** Names, for staff, of the tables that may still hold personal data. */
const NAMA: Readonly<Record<string, string>> = {
  pendaftaran: 'catatan pendaftaran lain',
  kontak_pendaftaran: 'catatan pembicaraan pendaftaran lain',
  riwayat_pendaftaran: 'riwayat pendaftaran lain',
  permintaan_data: 'jawaban permintaan data',
  riwayat: 'riwayat perubahan konten',
  sampah: 'Sampah',
  aktivitas: 'catatan aktivitas',
  kotak_keluar: 'pesan di kotak keluar',
  templat_surat: 'templat pesan',
}

/** Writes for staff which tables still hold the mail address or number of an erased person; empty if none does. */
export function sisaText(sisa: readonly string[]): string {
  if (sisa.length === 0) return ''
  const names = sisa.map((table) => NAMA[table] ?? table.replaceAll('_', ' '))
  return `Alamat atau nomornya masih tertulis di: ${names.join(', ')}. Hapus juga di sana`
}
