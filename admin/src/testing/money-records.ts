import type { Kwitansi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import type { Pembayaran, Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { HitunganPengembalian, Pengembalian } from '@safar/shared/money/pengembalian/pengembalian-schema'

/** Makes a payment for tests, which waits to be verified. */
export function pembayaranRecord(part: Partial<Pembayaran> = {}): Pembayaran {
  return {
    id: 1,
    pemesanan_id: 5,
    jumlah: 20_000_317,
    mata_uang: 'Rp',
    kurs: null,
    metode: 'transfer',
    tanggal_bank: '2026-11-21',
    rujukan: 'TRX-1',
    status: 'menunggu',
    alasan: '',
    bukti: false,
    kwitansi: null,
    mutasi_id: null,
    tagihan_id: null,
    dicatat_oleh: 'Sari',
    dicatat_akun: 2,
    dicatat_pada: '2026-11-21T04:00:00.000Z',
    diputus_oleh: '',
    diputus_pada: null,
    kembar: [],
    ...part,
  }
}

/** Makes the money of a booking for tests: a down payment and the rest, nothing paid. */
export function uangRecord(part: Partial<Uang> = {}): Uang {
  return {
    mata_uang: 'Rp',
    total: 66_000_000,
    dibayar: 0,
    sisa: 66_000_000,
    lebih: 0,
    kode_unik: 317,
    tagihan: [
      {
        id: 1,
        jenis: 'dp',
        uraian: 'Uang muka',
        jatuh_tempo: '2026-11-21',
        jumlah: 20_000_000,
        dibayar: 0,
        dihapus: 0,
        keadaan: 'belum',
        jumlah_transfer: 20_000_317,
        lunas_pada: '',
      },
      {
        id: 2,
        jenis: 'pelunasan',
        uraian: 'Pelunasan',
        jatuh_tempo: '2098-12-10',
        jumlah: 46_000_000,
        dibayar: 0,
        dihapus: 0,
        keadaan: 'belum',
        jumlah_transfer: 46_000_317,
        lunas_pada: '',
      },
    ],
    pembayaran: [],
    pengembalian: [],
    pindahan: [],
    pemeriksa: [],
    peringatan: [],
    ...part,
  }
}

/** Makes a receipt of a down payment for tests. */
export function kwitansiRecord(part: Partial<Kwitansi> = {}): Kwitansi {
  return {
    nomor: 'KW-2026-000007',
    pembayaran_id: 1,
    pemesanan_id: 5,
    keadaan: 'sah',
    terbit_pada: '2026-11-21T08:40:00.000Z',
    pembatalan: null,
    periksa: { k: 'ABCDEF2345', tautan: 'https://safar.test/kwitansi#KW-2026-000007.ABCDEF2345' },
    penerbit: {
      nama: 'PT Safar Al Wafi',
      alamat: 'Jl. Margonda Raya No. 000, Depok',
      merek: 'Safar',
      kota: 'Depok',
      telepon: '0812-0000-0000',
      email: 'halo@safar.test',
      izin: ['Izin PPIU 000/2024'],
    },
    dari: 'Hendra Saputra',
    kode: 'SFR-2026-0005',
    paket: 'Umrah Januari',
    tanggal_keberangkatan: '2099-01-09',
    mata_uang: 'Rp',
    jumlah: 20_000_000,
    terbilang: 'dua puluh juta rupiah',
    metode: 'transfer',
    tanggal_bank: '2026-11-21',
    rujukan: 'TRX-1',
    untuk: [{ uraian: 'Uang muka', jumlah: 20_000_000 }],
    diterima_oleh: 'Dewi Lestari',
    bea_meterai: null,
    peserta: ['Siti Aminah'],
    posisi: { total: 66_000_000, dibayar: 20_000_000, sisa: 46_000_000, sebelum: [] },
    ...part,
  }
}

/** Makes a reckoning of a refund for tests: a tenth of the price is kept. */
export function hitunganRecord(part: Partial<HitunganPengembalian> = {}): HitunganPengembalian {
  return {
    sebab: 'batal',
    tanggal: '2026-11-21',
    hari: 24,
    mata_uang: 'Rp',
    pita: { dari: 15, sampai: 44, potongan: 10 },
    potongan: 6_600_000,
    biaya_terpakai: 0,
    kembali: 13_400_000,
    kurang: 0,
    baris: [
      { uraian: 'Sudah dibayar', jumlah: 20_000_000 },
      { uraian: 'Potongan 10% (15 sampai 44 hari sebelum berangkat)', jumlah: -6_600_000 },
    ],
    peringatan: [],
    ...part,
  }
}

/** Makes a refund for tests, which is approved and not paid. */
export function pengembalianRecord(part: Partial<Pengembalian> = {}): Pengembalian {
  const { pita, potongan, baris } = hitunganRecord()
  return {
    id: 3,
    pemesanan_id: 5,
    kode: 'SFR-2026-0005',
    sebab: 'batal',
    jumlah: 13_400_000,
    mata_uang: 'Rp',
    status: 'disetujui',
    alasan: 'Diminta keluarga',
    rujukan: '',
    tanggal_bank: null,
    disetujui_oleh: 'Nisa Aulia',
    disetujui_pada: '2026-11-21T04:00:00.000Z',
    diputus_oleh: '',
    diputus_pada: null,
    surat: {
      penerbit: { nama: 'PT Safar Al Wafi', alamat: 'Depok', telepon: '0812-0000-0000' },
      untuk: 'Hendra Saputra',
      kode: 'SFR-2026-0005',
      paket: 'Umrah Januari',
      tanggal_keberangkatan: '2099-01-09',
      tanggal: '2026-11-21',
      hari: 24,
      mata_uang: 'Rp',
      pita,
      potongan,
      biaya: [],
      baris,
      jumlah: 13_400_000,
      terbilang: 'tiga belas juta empat ratus ribu rupiah',
      disetujui_oleh: 'Nisa Aulia',
      langkah: 'Uang kami kirim ke rekening yang Ibu/Bapak sebutkan.',
    },
    ...part,
  }
}
