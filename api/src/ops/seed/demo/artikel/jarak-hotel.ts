import type { DemoArtikel } from './demo-artikel.ts'

export const jarakHotel: DemoArtikel = {
  judul: 'Arti “hotel 300 meter”: jarak, pintu, dan tangga',
  ringkasan:
    'Tiga ratus meter di peta bisa berarti empat menit atau dua puluh. Ini cara membaca angka itu sebelum Anda memilih paket.',
  kategori: 'Biaya',
  gambar: 'kamar-hotel',
  alt: 'Kamar hotel dengan pemandangan menara masjid',
  hariLalu: 34,
  isi: `Jarak hotel adalah salah satu hal yang paling memengaruhi harga, dan salah satu yang paling sering dipahami berbeda oleh penjual dan pembeli. Angkanya mudah ditulis. Yang perlu Anda tahu adalah diukur dari mana, sampai ke mana, dan lewat jalan apa.

## Dari pintu hotel ke mana?

Masjidil Haram dan Masjid Nabawi sangat luas. Jarak ke tepi pelataran, ke pintu terdekat, dan ke tempat Anda benar-benar salat adalah tiga angka yang berbeda. Mintalah jarak **berjalan kaki dari pintu hotel sampai pintu masjid yang biasa dipakai rombongan**, bukan garis lurus di peta.

Tanyakan pula pintu yang mana. Pada jam ramai, pintu terdekat bisa ditutup dan arus orang dialihkan memutar. Karena itu hotel yang sama dapat terasa dekat pada pagi hari dan jauh selepas Isya.

## Mengubah meter menjadi menit

Orang dewasa berjalan santai sekitar tujuh puluh meter dalam satu menit. Tiga ratus meter berarti empat sampai lima menit, bila jalannya rata dan lengang. Untuk orang tua yang berhenti setiap beberapa puluh langkah, kalikan dua atau tiga.

Lalu kalikan lagi dengan jumlahnya. Lima waktu salat berarti sepuluh kali jalan sehari. Selisih dua ratus meter yang tampak kecil menjadi dua kilometer dalam sehari.

| Jarak berjalan kaki | Jalan santai | Sepuluh kali jalan |
| --- | --- | --- |
| 150 m | sekitar 3 menit | 1,5 km sehari |
| 300 m | sekitar 5 menit | 3 km sehari |
| 700 m | sekitar 10 menit | 7 km sehari |

## Yang tidak terlihat pada angka

Makkah berbukit. Jarak yang pendek bisa berisi tanjakan, tangga, atau jalan yang harus diseberangi. Hotel tinggi juga punya antrean lift: menjelang salat, menunggu lift dapat lebih lama daripada berjalan.

> [!catatan] Tanyakan ke biro mana pun sebelum membayar
> - Apa nama hotelnya, dan apakah nama itu tertulis di perjanjian?
> - Berapa meter berjalan kaki sampai pintu masjid, dan pintu yang mana?
> - Adakah tanjakan atau tangga di antaranya?
> - Bila hotel diganti yang “setaraf”, berapa jarak terjauh yang dijanjikan?

## Kapan hotel yang lebih jauh tetap masuk akal

Hotel yang lebih jauh biasanya lebih murah, dan sebagian menyediakan bus antar jemput. Bagi rombongan muda yang kuat berjalan, selisih harganya mungkin lebih berguna untuk hal lain. Bila memilihnya, tanyakan jam bus, tempat berhentinya, dan apakah bus tetap jalan menjelang Jumat.

Bagi keluarga yang membawa orang tua atau anak kecil, kedekatan adalah bagian dari ibadahnya: mereka bisa pulang sebentar untuk beristirahat, lalu kembali lagi. Pada setiap halaman paket kami, nama dan jarak hotel ditulis di bagian Hotel. Bandingkan angka itu lebih dulu, baru harganya.
`,
}
