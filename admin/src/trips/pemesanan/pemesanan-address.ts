import { PEMESANAN_URUT, type PemesananUrut } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PEMESANAN_STATUS, PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Choice, Filter } from '../../records/list/shape.ts'
import type { ListAddress, ListState } from '../../records/list/url-state.ts'

export const STATUS_FILTER: Filter = {
  name: 'status',
  label: 'Tampilkan keadaan',
  all: 'Semua keadaan',
  choices: PEMESANAN_STATUS.map((value) => ({ value, label: PEMESANAN_STATUS_LABEL[value] })),
}

/** The list's first filter, which the menu counts: bookings whose next step waits for who looks on. */
export const PERLU_FILTER: Filter = {
  name: 'perlu',
  label: 'Tampilkan yang perlu tindakan',
  all: 'Semua',
  choices: [{ value: '1', label: 'Perlu tindakan' }],
}

const URUT_LABEL: Record<PemesananUrut, string> = {
  mendesak: 'Perlu tindakan dulu',
  terbaru: 'Terbaru dulu',
  berangkat: 'Berangkat paling dekat',
  batas_dp: 'Batas uang muka terdekat',
}
const [FIRST_ORDER, ...OTHER_ORDERS] = PEMESANAN_URUT

export const URUT_FILTER: Filter = {
  name: 'urut',
  label: 'Urutkan',
  all: URUT_LABEL[FIRST_ORDER],
  choices: OTHER_ORDERS.map((value) => ({ value, label: URUT_LABEL[value] })),
}

/** Returns the filter by departure; the choices are slugs. */
export function paketFilter(choices: readonly Choice[]): Filter {
  return {
    name: 'paket',
    label: 'Tampilkan keberangkatan',
    all: 'Semua keberangkatan',
    choices: [...choices],
  }
}

/** The query of the list of bookings. Any word may name a departure: the list of them may not be read yet. */
export const PEMESANAN_LIST: ListAddress = {
  filters: [PERLU_FILTER, { name: 'paket' }, STATUS_FILTER, URUT_FILTER],
  pageSize: 20,
}

/** Returns what the address asks the server for. */
export function wantedOf({ q, chosen, pagination }: Pick<ListState, 'q' | 'chosen' | 'pagination'>) {
  return {
    q,
    paket: chosen.paket ?? null,
    status: PEMESANAN_STATUS.find((known) => known === chosen.status) ?? null,
    perlu: chosen.perlu === '1' ? ('1' as const) : null,
    urut: PEMESANAN_URUT.find((known) => known === chosen.urut) ?? FIRST_ORDER,
    page: pagination.pageIndex + 1,
    per_page: pagination.pageSize,
  }
}
