import { JENIS_LABEL, JENIS_PENDAFTARAN } from '@safar/shared/people/pendaftaran/jenis'
import type { PendaftaranJumlah } from '@safar/shared/people/pendaftaran/jumlah'
import { PENDAFTARAN_STATUS, TEMPO_PENDAFTARAN } from '@safar/shared/people/pendaftaran/status'
import { addDays, formatTanggalSingkat, isTanggal } from '@safar/shared/platform/format/tanggal'
import { isSlug } from '@safar/shared/platform/text/slug'
import type { Counts } from '@safar/shared/records/noun/noun-list'
import type { Filter } from '../../records/list/shape.ts'
import type { ListAddress, ListState } from '../../records/list/url-state.ts'
import { STATUS } from './status.ts'

export const STATUS_FILTER: Filter = {
  name: 'status',
  label: 'Tampilkan status',
  all: 'Semua',
  choices: PENDAFTARAN_STATUS.map((value) => ({ value, label: STATUS[value].label })),
}

export const JENIS_FILTER: Filter = {
  name: 'jenis',
  label: 'Tampilkan jenis',
  all: 'Semua jenis',
  choices: JENIS_PENDAFTARAN.map((value) => ({ value, label: JENIS_LABEL[value] })),
}

/** The query of the list of registrations: its filters, beside those that links of other pages set. */
export const PENDAFTARAN_LIST: ListAddress = {
  filters: [JENIS_FILTER, STATUS_FILTER],
  beside: [
    { name: 'minggu', isValue: isTanggal },
    { name: 'paket', isValue: isSlug },
    { name: 'petugas', isValue: (value) => /^(?:tanpa|[1-9]\d{0,8})$/.test(value) },
    { name: 'tempo', isValue: (value) => TEMPO_PENDAFTARAN.some((known) => known === value) },
    { name: 'kembar', isValue: (value) => value === '1' },
  ],
  pageSize: 20,
}

/** Returns the filter that the address asks the server for, without the page. */
export function wantedOf({ q, chosen }: Pick<ListState, 'q' | 'chosen'>) {
  const { minggu = null, paket = null, petugas = null } = chosen
  return {
    q,
    status: PENDAFTARAN_STATUS.find((known) => known === chosen.status) ?? null,
    jenis: JENIS_PENDAFTARAN.find((known) => known === chosen.jenis) ?? null,
    minggu,
    paket,
    petugas,
    tempo: TEMPO_PENDAFTARAN.find((known) => known === chosen.tempo) ?? null,
    kembar: chosen.kembar === '1' ? ('1' as const) : null,
  }
}

/** Formats a week: `16 Nov – 22 Nov 2026`. */
export function mingguText(mulai: string): string {
  return `${formatTanggalSingkat(mulai).replace(/ \d{4}$/, '')} – ${formatTanggalSingkat(addDays(mulai, 6))}`
}

/** Counts registrations by kind. */
export function jenisCountsOf({ total, tunggu, kabari }: PendaftaranJumlah): Counts {
  return { '': total, daftar: total - tunggu - kabari, tunggu, kabari }
}

/** Counts registrations by status and in all, for the filter. */
export function countsOf(jumlah: PendaftaranJumlah): Counts {
  return {
    '': jumlah.total,
    ...Object.fromEntries(PENDAFTARAN_STATUS.map((status) => [status, jumlah[status]])),
  }
}
