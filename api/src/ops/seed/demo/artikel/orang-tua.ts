import type { DemoArtikel } from './demo-artikel.ts'

export const orangTua: DemoArtikel = {
  judul: 'Pertama kali mengantar orang tua: yang diatur sebelum berangkat',
  ringkasan:
    'Orang tua jarang kehabisan semangat. Yang habis biasanya tenaga. Inilah cara mengatur perjalanan di sekitar tenaga mereka.',
  kategori: 'Keluarga',
  penulis: 'Ustadzah Laila Hasanah',
  gambar: 'nabawi',
  alt: 'Pelataran Masjid Nabawi dengan payung dan kubah hijau',
  hariLalu: 2,
  isi: `Mengantar ayah dan ibu adalah alasan banyak keluarga berangkat. Perjalanannya berbeda dari perjalanan sendiri: bukan karena ibadahnya lain, melainkan karena setiap hari harus punya ruang untuk beristirahat.

## Mulai dari percakapan dengan dokter

Sebelum memilih tanggal, ajak orang tua memeriksakan diri ke dokter yang biasa merawatnya. Ceritakan rencana Anda apa adanya: berapa jam di pesawat, berapa jauh berjalan, dan bagaimana cuacanya. Tanyakan obat mana yang tidak boleh putus dan bagaimana mengatur jam minumnya di zona waktu lain.

Mintalah surat dokter yang menyebut **nama generik obatnya**, sebaiknya juga dalam bahasa Inggris. Bawa obat di tas kabin untuk seluruh perjalanan ditambah beberapa hari cadangan.

## Memilih paket dari pintunya

Untuk orang tua, urutan memilih paket sebaiknya dibalik. Lihat jarak hotel dan penerbangannya dulu, harganya kemudian.

- Hotel yang dekat dan jalannya rata, di Makkah maupun di Madinah
- Penerbangan langsung, atau transit yang cukup panjang untuk berpindah tanpa tergesa
- Kamar yang diisi keluarga sendiri, agar waktu tidur tidak terganggu
- Hari kosong setelah tiba, sebelum umrah pertama

## Kursi roda di bandara

Bantuan kursi roda diminta kepada maskapai saat tiket dipesan, bukan di konter. Sampaikan kepada biro sejak mendaftar, lalu tanyakan lagi seminggu sebelum berangkat apakah permintaannya sudah tercatat. Orang tua yang kuat berjalan di rumah pun sering terbantu di bandara, karena jarak ke ruang tunggu dan antreannya panjang.

## Tawaf dan sai dengan tenang

Pilih waktu yang lebih lengang dan lebih sejuk bersama pembimbing. Orang tua boleh bertawaf dan sai dengan kursi roda; tersedia jalur dan petugas yang mendorong. Sepakati dulu siapa yang mendampingi, di mana titik temu bila terpisah, dan kapan berhenti. Berhenti untuk minum bukan kegagalan.

> [!saran] Tanyakan ke biro sebelum membayar
> - Berapa jamaah lanjut usia dalam rombongan ini, dan berapa pendampingnya?
> - Siapa yang mendorong kursi roda, dan berapa biayanya?
> - Adakah tangga atau tanjakan dari hotel ke masjid?
> - Apa yang dilakukan bila orang tua sakit di sana?

## Kartu kecil yang menenangkan semua orang

Tulislah satu kartu untuk digantung di leher: nama, nama rombongan, nama hotel, nomor pembimbing, nomor Anda, penyakit, dan obatnya. Simpan foto kartu itu di ponsel seluruh keluarga. Bila orang tua terpisah, orang pertama yang menolongnya tahu ke mana harus menelepon.

Terakhir, bicarakan harapan mereka. Ada yang ingin salat lima waktu di masjid setiap hari, ada yang cukup sekali asal tidak tergesa. Perjalanan yang baik adalah yang membuat mereka pulang sehat dan ingin bercerita.
`,
}
