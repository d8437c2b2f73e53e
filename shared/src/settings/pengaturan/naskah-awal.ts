/* The default texts of an agency. They are valid for any: words in braces stand for its settings (`naskah.ts`). */

/** The default terms of using the site and of booking; each package adds its own. */
export const SYARAT_AWAL = `## Penyelenggara
Perjalanan di situs ini diselenggarakan oleh {perusahaan}{izin}.

## Pendaftaran dan pembayaran
Mengisi formulir di situs ini belum mengikat Anda. Tempat Anda tercatat setelah pembayaran pertama kami terima dan kuitansinya kami kirim.

{pembayaran}
- Paspor berlaku paling sedikit {paspor_bulan} pada hari berangkat, dengan nama paling sedikit {paspor_kata}.
- Vaksin meningitis paling lambat {vaksin_hari} sebelum berangkat.

## Harga dan sisa kursi
Harga berlaku per pax menurut tipe kamar yang tertulis di halaman paket. Sisa kursi diperbarui setiap kali ada perubahan, tetapi dapat habis kapan saja; pastikan kepada kami sebelum membayar.

## Perubahan dan pembatalan
Bila jadwal, hotel, atau maskapai harus berubah, kami memberi tahu Anda secara tertulis dan menawarkan pilihan.

Bila Anda yang batal berangkat:

{pembatalan}

## Pertanyaan dan keluhan
Sampaikan ke {email} atau {telepon}. Kami menjawab pada jam kerja.`

/**
 * The default privacy notice: the data kept, the reasons, how long, and the rights of a person (UU 27/2022). Months as
 * in the consent's own text.
 */
export const PRIVASI_AWAL = `## Siapa yang menyimpan data Anda
{perusahaan}, {alamat}. Untuk urusan data pribadi, tulis ke {email} atau telepon {telepon}.

## Data yang kami simpan dan gunanya
Kami hanya menyimpan data yang Anda isi sendiri pada formulir pendaftaran, untuk menghubungi Anda tentang pendaftaran itu:

- nama dan nomor telepon atau email, agar kami tahu siapa yang harus dihubungi dan bagaimana;
- paket dan kamar yang Anda pilih, jumlah orang, dan catatan, bila Anda mengisinya;
- waktu dan bunyi persetujuan yang Anda berikan atau tarik kembali, sebagai buktinya.

## Berapa lama disimpan
Paling lama 24 bulan sejak Anda mendaftar, lalu dihapus. Bila Anda jadi berangkat, sebagian data kami simpan lebih lama karena diwajibkan peraturan, dan kami beri tahu pada saat itu.

## Kepada siapa data diberikan
Data pendaftaran tidak kami jual dan tidak kami berikan kepada pihak lain untuk iklan. Setelah Anda memastikan ikut, data yang diperlukan diteruskan kepada maskapai, hotel, penerbit visa, dan kementerian, sebatas untuk perjalanan Anda.

Tombol WhatsApp membuka aplikasi milik pihak lain. Apa yang Anda kirim di sana mengikuti aturan aplikasi tersebut.

## Kuki dan piksel iklan
{piksel}

Selama halaman Data Saya Anda terbuka, paling lama 30 menit, satu kuki menyimpan kunci halaman itu. Tidak ada halaman lain yang menerimanya.

## Hak Anda
Anda boleh meminta salinan data Anda, memperbaikinya, menarik persetujuan, atau meminta kami menghapusnya. Perbaikan kami lakukan paling lambat {jawab_data_jam} sejak permintaan diterima.

Caranya: tulis ke {email} atau telepon {telepon}, dengan kode pendaftaran Anda.

Persetujuan menerima kabar promo dapat ditarik kapan saja dengan cara yang sama, atau di halaman Pendaftaran Saya setelah Anda masuk.`

/** The sentences that replace `{piksel}`. */
export const PIKSEL_KALIMAT = {
  ada: 'Situs ini memakai piksel dari Meta untuk mengetahui iklan mana yang berguna. Piksel hanya dimuat setelah Anda setuju, dan pilihan itu dapat Anda ubah di bawah ini kapan saja.',
  tidak:
    'Situs ini tidak memakai kuki iklan dan tidak memuat apa pun dari pihak lain. Isian formulir yang belum terkirim disimpan di peramban Anda sendiri sampai tab ditutup.',
} as const

/** The default question to a visitor before the pixel loads. */
export const PIXEL_TEKS_AWAL =
  'Bolehkah {merek} memakai piksel Meta untuk mengetahui iklan mana yang berguna? Tanpa izin Anda, tidak ada yang dimuat.'
