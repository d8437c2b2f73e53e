import type { Agency } from '@safar/shared/agency'
import type { Bagian } from './privasi.ts'

/** Terms of using the site and of booking; each package adds its own. */
export function syarat(agency: Pick<Agency, 'company' | 'ppiu' | 'pihk' | 'email' | 'phone'>): Bagian[] {
  return [
    {
      id: 'penyelenggara',
      judul: 'Penyelenggara',
      isi: [
        `Perjalanan di situs ini diselenggarakan oleh ${agency.company}, dengan izin PPIU ${agency.ppiu} dan PIHK ${agency.pihk}.`,
      ],
    },
    {
      id: 'pendaftaran',
      judul: 'Pendaftaran dan pembayaran',
      isi: [
        'Mengisi formulir di situs ini belum mengikat Anda. Tempat Anda tercatat setelah uang muka kami terima dan kuitansinya kami kirim.',
      ],
      points: [
        'Uang muka minimal Rp10.000.000 per pax, kecuali syarat paketnya menulis lain.',
        'Paspor berlaku paling sedikit 7 bulan, dengan nama paling sedikit 3 kata.',
        'Vaksin meningitis sebelum keberangkatan.',
      ],
    },
    {
      id: 'harga',
      judul: 'Harga dan sisa kursi',
      isi: [
        'Harga berlaku per pax menurut tipe kamar yang tertulis di halaman paket. Sisa kursi diperbarui setiap kali ada perubahan, tetapi dapat habis kapan saja; pastikan kepada kami sebelum membayar.',
      ],
    },
    {
      id: 'perubahan',
      judul: 'Perubahan dan pembatalan',
      isi: [
        'Bila jadwal, hotel, atau maskapai harus berubah, kami memberi tahu Anda secara tertulis dan menawarkan pilihan. Ketentuan pengembalian dana tertulis pada surat pendaftaran setiap paket.',
      ],
    },
    {
      id: 'pertanyaan',
      judul: 'Pertanyaan dan keluhan',
      isi: [`Sampaikan ke ${agency.email} atau ${agency.phone}. Kami menjawab pada jam kerja.`],
    },
  ]
}
