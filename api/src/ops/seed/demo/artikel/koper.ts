import type { DemoArtikel } from './demo-artikel.ts'

export const koper: DemoArtikel = {
  judul: 'Isi koper umrah: bawa yang dipakai, tinggalkan yang berat',
  ringkasan:
    'Sembilan hari tidak butuh dua koper. Inilah isi satu koper dan satu tas kecil, disusun menurut kapan Anda memakainya.',
  kategori: 'Persiapan',
  gambar: 'koper',
  alt: 'Koper, kain ihram, sandal, buku perjalanan, dan tasbih',
  hariLalu: 6,
  isi: `Koper yang berat menyusahkan dua kali: saat Anda menariknya di bandara, dan saat pulang ketika isinya bertambah oleh-oleh. Mulailah dari yang pasti dipakai setiap hari, lalu berhenti.

## Tas kecil yang tidak pernah lepas

Tas ini ikut ke kabin dan ke masjid. Bila koper terlambat datang, Anda tetap bisa menjalani dua hari pertama.

- Paspor, dan fotokopinya di tempat lain
- Obat pribadi untuk seluruh perjalanan, dengan resep atau surat dokter
- Satu setel pakaian ganti dan pakaian dalam
- Kain ihram atau mukena, bila miqat diambil di pesawat
- Pengisi daya ponsel dan steker yang sesuai
- Kartu nama hotel begitu Anda menerimanya

Cairan di tas kabin dibatasi, dan setiap maskapai punya aturan sendiri. Bacalah di situs maskapainya sebelum berkemas, bukan di antrean pemeriksaan.

## Pakaian: hitung hari, bukan acara

Bawalah pakaian untuk empat atau lima hari. Selebihnya dicuci: di banyak hotel tersedia jasa binatu, dan kain tipis kering semalam. Pilih bahan yang menyerap keringat dan tidak menerawang.

Untuk laki-laki, dua setel kain ihram cukup, ditambah ikat pinggang khusus ihram. Untuk perempuan, dua atau tiga gamis polos yang nyaman dipakai berjalan jauh, serta kaus kaki. Pendingin ruangan di bus dan hotel bisa terasa menusuk, jadi satu jaket tipis akan sering terpakai.

## Kaki adalah bekal yang paling bekerja

Anda akan berjalan lebih banyak daripada hari biasa di rumah. Pakailah sandal yang **sudah pernah dipakai berjalan jauh**, bukan yang baru dibeli sehari sebelum berangkat. Bawa satu cadangan, dan kantong kain untuk menyimpannya saat masuk masjid. Pelembap kaki yang tidak berbau dan plester kecil lebih berguna daripada sepatu ketiga.

> [!saran] Sebelum koper ditutup
> - Timbang koper di rumah, dan sisakan ruang untuk pulang
> - Tulis nama serta nomor telepon di luar dan di dalam koper
> - Foto koper dari depan, untuk ditunjukkan bila tertukar
> - Pastikan obat, paspor, dan uang tidak ada di koper besar

## Yang boleh ditinggalkan

Setrika, penanak nasi, dan beras biasanya hanya menambah berat; sebagian hotel juga melarang alat listrik di kamar. Perhiasan lebih aman di rumah. Sabun dan sampo hotel cukup, kecuali saat ihram: pakailah yang tanpa pewangi, dan tanyakan kepada pembimbing bila ragu.

Bila masih bimbang tentang satu barang, tanyakan satu hal: apakah saya akan memakainya lebih dari sekali? Bila tidak, biarkan di rumah.
`,
}
