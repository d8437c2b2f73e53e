import type { DemoArtikel } from './demo-artikel.ts'

export const miqat: DemoArtikel = {
  judul: 'Miqat dan ihram di pesawat, langkah demi langkah',
  ringkasan:
    'Bila rombongan langsung menuju Makkah, miqat terlewati di udara. Inilah urutan yang membuat Anda tenang saat kru mengumumkannya.',
  kategori: 'Ibadah',
  penulis: 'Ustadz Fahri Ramadhan',
  gambar: 'pesawat',
  alt: 'Awan dari balik jendela pesawat',
  hariLalu: 20,
  isi: `Miqat adalah batas tempat seseorang yang hendak berumrah sudah harus berihram. Rombongan yang menuju Madinah lebih dulu mengambilnya di Bir Ali, dengan bus dan waktu yang longgar. Rombongan yang mendarat di Jeddah lalu langsung ke Makkah melewatinya di udara, dan pesawat tidak berhenti. Karena itu persiapannya dilakukan sebelum naik.

## Tanyakan urutan perjalanan Anda

Lihat halaman itinerary paket Anda. Bila kota pertama Madinah, bagian pesawat di tulisan ini belum Anda perlukan. Bila kota pertama Makkah, tanyakan kepada pembimbing di mana rombongan mengambil miqat dan kapan ihram dipakai. Pembimbing Andalah yang menentukan, karena ia tahu rute penerbangannya.

## Di rumah atau di bandara

1. Mandi, potong kuku, dan rapikan rambut sebelum berangkat.
2. Laki-laki mengenakan dua helai kain ihram, atau menyimpannya di tas kabin bila akan berganti saat transit.
3. Perempuan mengenakan pakaian yang menutup aurat seperti biasa.
4. Pindahkan sabun, tisu, dan pelembap yang berpewangi ke koper besar.
5. Simpan buku doa di saku kursi, bukan di bagasi atas.

Memakai kain ihram belum berarti berihram. Ihram dimulai dengan **niat**, dan niat itulah yang dilakukan di miqat.

## Di dalam pesawat

Kamar kecil pesawat sempit dan antreannya panjang menjelang miqat. Berwudulah lebih awal, sekitar satu jam sebelum waktu yang disebutkan pembimbing. Setelah itu duduk dengan tenang dan ikuti pengumuman.

Ketika pembimbing atau kru memberi tahu bahwa miqat sudah dekat, ucapkan niat umrah bersama rombongan, lalu mulailah bertalbiyah. Tidak perlu menunggu tepat di detiknya: mendahului sedikit lebih aman daripada terlewat karena tertidur.

> [!penting] Titipkan dua hal kepada teman sebelah
> - Bangunkan saya bila saya tertidur menjelang miqat
> - Ingatkan saya untuk tidak memakai tisu basah yang berpewangi setelah berniat

## Setelah berniat

Sejak saat itu larangan ihram berlaku sampai tahalul. Yang paling sering terlupa justru hal kecil: menggaruk sampai rambut rontok, menyeka wajah dengan tisu wangi, atau laki-laki menutup kepala dengan selimut pesawat. Lakukan dengan tenang, dan bila merasa keliru, sampaikan kepada pembimbing. Jangan menyimpulkan sendiri di tengah perjalanan.

## Bila sedang haid

Perempuan yang sedang haid tetap ikut rombongan. Apa yang dilakukan di miqat dan kapan tawaf dikerjakan perlu dibicarakan dengan pembimbing **sebelum** hari keberangkatan, karena jadwal rombongan bisa disesuaikan bila diketahui lebih awal. Tidak ada yang perlu disembunyikan.

Latihlah urutan ini sekali saat manasik, lengkap dengan kainnya. Di udara nanti Anda tinggal mengulang yang sudah pernah dikerjakan.
`,
}
