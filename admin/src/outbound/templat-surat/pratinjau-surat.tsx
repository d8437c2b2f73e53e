import { SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { TeksTemplat } from '@safar/shared/outbound/templat-surat/naskah-templat'
import type { NamaTemplat } from '@safar/shared/outbound/templat-surat/templat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Retry } from '../../platform/ui/retry.tsx'
import classes from './templat.module.css'
import { pratinjauQuery } from './templat.queries.ts'

const WAIT_MS = 400
/** The media query by which a mail chooses its dark colours; the preview replaces it by the reader's choice. */
const GELAP = '(prefers-color-scheme: dark)'
const RUPA = [
  { value: 'terang', label: 'Terang' },
  { value: 'gelap', label: 'Gelap' },
  { value: 'teks', label: 'Teks saja' },
]

interface Props {
  nama: NamaTemplat
  teks: TeksTemplat
  /** False while a field has an error: the last valid preview stays. */
  isReadable: boolean
}

/** Renders a preview of the message with example data: as a page, light and dark, and as plain text. */
export function PratinjauSurat({ nama, teks, isReadable }: Props) {
  const [rupa, setRupa] = useState('terang')
  const [asked] = useDebouncedValue(JSON.stringify(teks), WAIT_MS)
  const isCurrent = asked === JSON.stringify(teks)
  const { data, isError, refetch } = useQuery(pratinjauQuery(nama, teks, isReadable && isCurrent))
  return (
    <section className={classes.preview} aria-label="Pratinjau">
      <div className={classes.previewHead}>
        <h2>Pratinjau</h2>
        <SegmentedControl
          bg="var(--sand)"
          withItemsBorders={false}
          aria-label="Tampilkan pratinjau"
          data={RUPA}
          value={rupa}
          onChange={setRupa}
        />
      </div>
      <p className={classes.said} role="status">
        {isReadable ? 'Dengan data contoh' : 'Perbaiki isian yang ditandai untuk memperbarui pratinjau.'}
      </p>
      {isError && <Retry onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className={classes.subject}>
            <span>Perihal</span> {data.perihal}
          </p>
          {rupa === 'teks' ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys reach it
            <pre className={classes.plain} tabIndex={0}>
              {data.teks}
            </pre>
          ) : (
            <iframe
              className={classes.frame}
              title="Email seperti dibaca penerimanya"
              sandbox=""
              srcDoc={data.html.replaceAll(GELAP, rupa === 'gelap' ? 'all' : 'not all')}
            />
          )}
        </>
      )}
    </section>
  )
}
