import type { DemoArtikel } from './demo-artikel.ts'

export const izinBiro: DemoArtikel = {
  judul: 'Memeriksa biro umrah sebelum membayar: lima hal yang harus pasti',
  ringkasan:
    'Brosur yang indah tidak membuktikan apa pun. Lima hal ini bisa Anda periksa sendiri dari rumah, sebelum satu rupiah pun berpindah.',
  kategori: 'Persiapan',
  gambar: 'bandara',
  alt: 'Rombongan jamaah menunggu di bandara',
  hariLalu: 48,
  isi: `Yang dikhawatirkan calon jamaah hampir selalu sama: keberangkatan yang mundur, hotel yang ternyata jauh, uang kembali yang lama, dan harga yang terlalu murah untuk benar. Kementerian merangkum pencegahannya menjadi **5 Pasti Umrah**. Tulisan ini menunjukkan apa yang Anda minta untuk masing-masing.

## 1. Pasti izinnya

Penyelenggara umrah memegang izin PPIU, dan penyelenggara haji khusus memegang izin PIHK. Mintalah nomornya, lalu cocokkan sendiri di situs resmi kementerian, bukan dari foto piagam. Nama perusahaan di sana harus sama dengan nama di perjanjian dan di rekening.

Cabang atau perwakilan boleh melayani Anda, tetapi izinnya tetap milik perusahaan. Tanyakan perusahaan mana yang memberangkatkan, dan periksa perusahaan itu.

## 2. Pasti tiket dan jadwalnya

Minta nama maskapai, tanggal berangkat dan pulang, serta rutenya. “Akhir bulan” bukan jadwal. Tanyakan kapan tiket diterbitkan dan kapan Anda menerima kode pemesanannya, agar bisa memeriksanya di situs maskapai.

## 3. Pasti harga dan layanannya

Harga yang jujur punya dua daftar: apa yang termasuk dan apa yang tidak. Perhatikan visa, perlengkapan, makan, bagasi, dan biaya dokumen. Tanyakan juga harga menurut isi kamar, karena kamar berempat dan berdua berbeda.

## 4. Pasti hotelnya

Nama hotel disebut, beserta jaraknya berjalan kaki. Bila tertulis “setaraf”, minta batas terjauhnya secara tertulis.

## 5. Pasti visanya

Tanyakan siapa yang mengurus visa, dokumen apa yang Anda serahkan, dan sampai kapan. Sebelum berangkat, Anda berhak melihat visanya.

> [!penting] Ke mana uang dibayarkan
> - Bayar hanya ke rekening atas nama perusahaan yang berizin
> - Simpan bukti transfer dan minta kuitansi untuk setiap pembayaran
> - Minta perjanjian tertulis, dan baca bagian pembatalan sebelum menandatangani
> - Jangan membayar karena didesak “tinggal hari ini”

## Tanda untuk berhenti sejenak

Harga yang jauh di bawah semua penawaran lain selalu punya alasan. Tanyakan alasannya, dan tunggu jawaban yang bisa diperiksa. Berhati-hatilah pula bila hadiah diberikan untuk mengajak orang lain, bila nama hotel tidak pernah disebut, atau bila Anda diminta mentransfer ke rekening pribadi.

## Periksa kami juga

Nomor izin kami tertulis di bagian bawah setiap halaman, dan di halaman paket ada tautan untuk mencocokkannya. Datanglah ke kantor, bertemu orangnya, dan bawa daftar ini. Biro yang baik tidak keberatan ditanya.
`,
}
