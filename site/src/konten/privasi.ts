import type { Agency } from '@safar/shared/agency'

export interface Bagian {
  judul: string
  /** Anchor, stable since forms and letters link to it. */
  id: string
  isi: readonly string[]
  points?: readonly string[]
}

/** UU 27/2022: what is kept, why, how long, and what a person may ask. Months as in the consent's own text. */
export function privasi(
  agency: Pick<Agency, 'company' | 'email' | 'phone' | 'address' | 'pixelId'>,
): Bagian[] {
  return [
    {
      id: 'pengendali',
      judul: 'Siapa yang menyimpan data Anda',
      isi: [
        `${agency.company}, ${agency.address}. Untuk urusan data pribadi, tulis ke ${agency.email} atau telepon ${agency.phone}.`,
      ],
    },
    {
      id: 'data',
      judul: 'Data yang kami simpan dan gunanya',
      isi: [
        'Kami hanya menyimpan data yang Anda isi sendiri pada formulir pendaftaran, untuk menghubungi Anda tentang pendaftaran itu:',
      ],
      points: [
        'nama dan nomor telepon atau email, agar kami tahu siapa yang harus dihubungi dan bagaimana;',
        'paket dan kamar yang Anda pilih, jumlah orang, dan catatan, bila Anda mengisinya;',
        'waktu dan bunyi persetujuan yang Anda berikan atau tarik kembali, sebagai buktinya.',
      ],
    },
    {
      id: 'lama',
      judul: 'Berapa lama disimpan',
      isi: [
        'Paling lama 24 bulan sejak Anda mendaftar, lalu dihapus. Bila Anda jadi berangkat, sebagian data kami simpan lebih lama karena diwajibkan peraturan, dan kami beri tahu pada saat itu.',
      ],
    },
    {
      id: 'dibagikan',
      judul: 'Kepada siapa data diberikan',
      isi: [
        'Data pendaftaran tidak kami jual dan tidak kami berikan kepada pihak lain untuk iklan. Setelah Anda memastikan ikut, data yang diperlukan diteruskan kepada maskapai, hotel, penerbit visa, dan kementerian, sebatas untuk perjalanan Anda.',
        'Tombol WhatsApp membuka aplikasi milik pihak lain. Apa yang Anda kirim di sana mengikuti aturan aplikasi tersebut.',
      ],
    },
    {
      id: 'iklan',
      judul: 'Kuki dan piksel iklan',
      isi: agency.pixelId
        ? [
            'Situs ini memakai piksel dari Meta untuk mengetahui iklan mana yang berguna. Piksel hanya dimuat setelah Anda setuju, dan pilihan itu dapat Anda ubah di bawah ini kapan saja.',
          ]
        : [
            'Situs ini tidak memakai kuki iklan dan tidak memuat apa pun dari pihak lain. Isian formulir yang belum terkirim disimpan di peramban Anda sendiri sampai tab ditutup.',
          ],
    },
    {
      id: 'hak',
      judul: 'Hak Anda',
      isi: [
        'Anda boleh meminta salinan data Anda, memperbaikinya, menarik persetujuan, atau meminta kami menghapusnya. Perbaikan kami lakukan paling lambat 3 x 24 jam sejak permintaan diterima.',
        `Caranya: tulis ke ${agency.email} atau telepon ${agency.phone}, dengan kode pendaftaran Anda.`,
        'Persetujuan menerima kabar promo dapat ditarik kapan saja dengan cara yang sama, atau di halaman Pendaftaran Saya setelah Anda masuk.',
      ],
    },
  ]
}
