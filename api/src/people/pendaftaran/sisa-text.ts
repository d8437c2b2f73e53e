/** What staff call the tables in which they write. */
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

/** Tells staff where the address or number of who was erased stands still; empty where it does nowhere. */
export function sisaText(sisa: readonly string[]): string {
  if (sisa.length === 0) return ''
  const names = sisa.map((table) => NAMA[table] ?? table.replaceAll('_', ' '))
  return `Alamat atau nomornya masih tertulis di: ${names.join(', ')}. Hapus juga di sana`
}
