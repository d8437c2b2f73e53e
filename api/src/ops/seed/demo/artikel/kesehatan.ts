import type { DemoArtikel } from './demo-artikel.ts'

export const kesehatan: DemoArtikel = {
  judul: 'Kesehatan dan vaksin: apa yang disiapkan, dan di mana memeriksanya',
  ringkasan:
    'Aturan vaksin berubah dalam beberapa tahun terakhir. Jangan menghafal angkanya: ketahui di mana memeriksanya, dan mulailah lebih awal.',
  kategori: 'Persiapan',
  gambar: 'manasik',
  alt: "Kelas manasik dengan peraga Ka'bah",
  hariLalu: 62,
  isi: `Tentang vaksin, jawaban teman yang berangkat tahun lalu bisa jadi sudah tidak berlaku. Persyaratan pernah dilonggarkan, lalu diwajibkan lagi. Karena itu tulisan ini tidak meminta Anda menghafal aturan, melainkan menunjukkan cara memastikannya untuk tanggal keberangkatan Anda.

## Di mana memeriksanya

Ada tiga tempat yang boleh Anda percayai, dan sebaiknya ketiganya sepakat.

1. **Fasilitas pelayanan vaksin internasional**, seperti Balai Kekarantinaan Kesehatan atau rumah sakit yang ditunjuk. Mereka menyuntikkan vaksinnya sekaligus menerbitkan sertifikatnya.
2. **Pengumuman Kementerian Kesehatan** yang masih berlaku pada bulan keberangkatan.
3. **Biro perjalanan Anda**, yang tahu dokumen apa yang diminta saat visa diurus.

Kabar berantai di grup bukan sumber. Mintalah tautan atau nomor surat edarannya.

## Mulai lebih awal daripada yang diminta

Sebagian vaksin baru dianggap sah setelah beberapa hari, dan jadwal fasilitas kesehatan bisa penuh menjelang musim ramai. Tanyakan tentang vaksin begitu tanggal berangkat pasti. Pada paket umrah kami, kartu vaksin meningitis ditunjukkan **paling lambat {vaksin_hari} sebelum berangkat**; syarat lengkapnya ada di halaman paket.

Paspor harus masih berlaku paling sedikit {paspor_bulan}, dengan nama paling sedikit {paspor_kata}. Nama di sertifikat harus sama dengan nama di paspor, huruf demi huruf. Bila paspor Anda baru ditambah nama, bereskan dulu paspornya, baru vaksinnya.

## Siapa yang perlu bicara dengan dokter lebih dulu

Vaksin dan perjalanan jauh tidak sama untuk semua orang. Temui dokter sebelum mendaftar bila Anda atau keluarga:

- sedang hamil atau menyusui
- punya penyakit jantung, paru, ginjal, atau kencing manis
- minum obat pengencer darah atau obat penekan kekebalan
- pernah bereaksi keras terhadap vaksin
- baru menjalani operasi

> [!penting] Jujurlah pada formulir kesehatan
> Keterangan kesehatan dipakai untuk menyiapkan pendamping, kursi roda, dan kamar yang sesuai. Menyembunyikannya membuat orang yang akan menolong Anda tidak siap.

## Latihan yang sederhana

Tawaf dan sai adalah berjalan kaki beberapa kilometer di tengah keramaian. Mulailah berjalan setiap pagi sejak dua atau tiga bulan sebelumnya, dengan sandal yang akan dipakai. Tambah jaraknya sedikit demi sedikit. Bila dada terasa nyeri atau napas sangat berat, berhenti dan periksakan diri.

## Di sana

Minumlah sebelum haus, tidur cukup, dan pakai pelindung kepala di luar ihram. Cuci tangan lebih sering daripada biasanya, dan kenakan masker bila batuk. Bila tidak enak badan, sampaikan kepada pembimbing pada hari pertama, bukan hari ketiga: mengubah jadwal satu orang jauh lebih mudah daripada menyusul rombongan.
`,
}
