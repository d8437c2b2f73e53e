import { daysBetween } from '../../../platform/format/tanggal.ts'
import type { Pesanan } from '../pesanan-schema.ts'
import { dayText } from './day-text.ts'
import { type Child, make, makeIcon } from './element.ts'

/** Makes days, flights, hotels and guides as they stand. */
export function makeJourney({ perjalanan }: Pesanan, today: string): readonly Child[] {
  const { penerbangan, hotel, pembimbing, tautan, berangkat, pulang, dari } = perjalanan
  const days = [
    berangkat && `Berangkat ${dayText(berangkat, today)}${dari && ` dari ${dari}`}`,
    pulang && `pulang ${dayText(pulang, today)}`,
  ].filter(Boolean)
  return [
    make(
      'ul',
      { class: 'plate perjalanan' },
      makeItem('calendar', days.join(', ') || 'Harinya menyusul', ''),
      penerbangan.map(({ maskapai, nomor, dari: from, ke, berangkat: leaves, tiba, transit, gate }) =>
        makeItem(
          'departure',
          [`${maskapai} ${nomor}`.trim(), leaves && dayText(leaves.slice(0, 10), today)]
            .filter(Boolean)
            .join(', '),
          [
            from && ke ? `${from} ke ${ke}` : from || ke,
            gate,
            transit && `transit ${transit}`,
            tiba && tiba.slice(0, 10) !== leaves.slice(0, 10) && `tiba ${dayText(tiba.slice(0, 10), today)}`,
          ]
            .filter(Boolean)
            .join(', '),
        ),
      ),
      hotel.map(({ nama, lokasi, check_in, check_out }) => {
        const nights = daysBetween(check_in, check_out)
        return makeItem(
          'building',
          nama || lokasi,
          [nights > 0 && `${nights} malam`, lokasi && `di ${lokasi}`].filter(Boolean).join(' '),
        )
      }),
      pembimbing.length > 0 && makeItem('users', pembimbing.join(', '), 'Pembimbing rombongan'),
    ),
    tautan &&
      make('p', {}, make('a', { class: 'panah', href: tautan }, 'Jadwal lengkap', makeIcon('arrow', 18))),
  ]
}

const makeItem = (
  icon: 'building' | 'calendar' | 'departure' | 'users',
  title: string,
  sub: string,
): HTMLLIElement =>
  make(
    'li',
    {},
    makeIcon(icon, 24),
    make('div', {}, make('p', { class: 'nama' }, title), sub && make('p', { class: 'muted' }, sub)),
  )
