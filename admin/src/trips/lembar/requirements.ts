import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { SYARAT_LABEL, type Syarat, type SyaratKunci } from '@safar/shared/trips/kesiapan/syarat'
import type { Baris } from '@safar/shared/trips/lembar/lembar-schema'
import type { Mark } from '../../records/grid/shape.ts'

/** Returns what is not met of a person, what blocks first. */
export const gapsOf = ({ syarat }: Pick<Baris, 'syarat'>): Syarat[] => [
  ...syarat.filter(({ keadaan }) => keadaan === 'penghalang'),
  ...syarat.filter(({ keadaan }) => keadaan === 'peringatan'),
]

/** Tells whether a person lacks something without which nobody leaves. */
export const isBlocked = ({ syarat }: Pick<Baris, 'syarat'>): boolean =>
  syarat.some(({ keadaan }) => keadaan === 'penghalang')

/**
 * Returns a requirement in words, with the day by which it must be done, or since which it is missed. Its name and its
 * day are said once: reasons begin with the one, and that of a missing dose says the other.
 */
export function syaratText({ kunci, alasan, batas }: Syarat, today: string): string {
  const day = formatTanggal(batas)
  const isSaid = batas === '' || ((kunci === 'meningitis' || kunci === 'polio') && alasan.includes(day))
  const said = isSaid ? '' : batas < today ? ` Lewat sejak ${day}.` : ` Paling lambat ${day}.`
  const label = SYARAT_LABEL[kunci]
  return `${alasan.startsWith(label) ? '' : `${label}: `}${alasan}${said}`
}

/** Returns the mark of a cell that shows some requirements: the worst of them, in words. */
export function markOf(
  { syarat }: Pick<Baris, 'syarat'>,
  kunci: readonly SyaratKunci[],
  today: string,
  isMeant: (one: Syarat) => boolean = () => true,
): Mark | null {
  const found = gapsOf({ syarat }).filter((one) => kunci.includes(one.kunci) && isMeant(one))
  const [worst] = found
  return worst
    ? {
        tone: worst.keadaan === 'penghalang' ? 'bad' : 'doubtful',
        said: found.map((one) => syaratText(one, today)).join(' '),
      }
    : null
}

/** Returns the mark of a passport's number that somebody else of the departure has; null for one of its own. */
export const sameMark = ({ paspor_sama }: Pick<Baris, 'paspor_sama'>): Mark | null =>
  paspor_sama === ''
    ? null
    : { tone: 'bad', said: `Nomor paspornya sama dengan ${paspor_sama}. Cocokkan keduanya.` }
