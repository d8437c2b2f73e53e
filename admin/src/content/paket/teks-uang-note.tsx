import { Text } from '@mantine/core'
import { useId } from 'react'

/** The reason shown wherever texts about money are listed. */
export const TEKS_UANG_LEAD =
  'Teks ketikan tidak ikut berubah bersama Pengaturan dan isian paket, jadi pengunjung dapat membaca dua jawaban.'

/** Shortens the messages about one record's texts: the first, and a count of the others. */
export const pesanTeks = (pesan: readonly string[]) =>
  `${pesan[0] ?? ''}${pesan.length > 1 ? ` Dan ${pesan.length - 1} lagi.` : ''}`

interface Props {
  rows: readonly { key: number; nama: string; teks: readonly string[] }[]
}

/**
 * Lists packages about to go live whose typed texts state how to pay or cancel, which settings and fields already do.
 */
export function TeksUangNote({ rows }: Props) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Text id={id} fw={640} mt="md" mb={4}>
        {rows.length} paket berisi teks yang menjawab sendiri soal bayar dan batal
      </Text>
      <Text c="dimmed" size="sm">
        {TEKS_UANG_LEAD}
      </Text>
      <ul style={{ overflowWrap: 'anywhere', paddingInlineStart: 20, fontSize: 'var(--text-small)' }}>
        {rows.slice(0, SHOWN).map(({ key, nama, teks }) => (
          <li key={key}>
            {nama}: {pesanTeks(teks)}
          </li>
        ))}
        {rows.length > SHOWN && <li>dan {rows.length - SHOWN} lainnya</li>}
      </ul>
    </section>
  )
}
const SHOWN = 10
