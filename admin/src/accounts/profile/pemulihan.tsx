import { Button, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { download } from '../../platform/ui/download.ts'
import classes from './profile.module.css'

/** Renders new recovery codes to copy or download. They are shown this once. */
export function Pemulihan({ kode, onDone }: { kode: readonly string[]; onDone: () => void }) {
  const [said, setSaid] = useState('')
  const part = useRef<HTMLElement>(null)
  // The codes are the result of the button that was pressed, wherever that stood.
  useEffect(() => part.current?.focus(), [])
  const teks = `${kode.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(teks)
      setSaid('Disalin.')
    } catch {
      setSaid('Browser ini tidak mengizinkan penyalinan. Unduh atau tulis kodenya.')
    }
  }
  return (
    <section className={classes.pemulihan} aria-label="Kode pemulihan baru" ref={part} tabIndex={-1}>
      <Text fw={640}>Simpan kode pemulihan ini sekarang</Text>
      <Text c="var(--muted)">
        Masing-masing berlaku sekali, untuk masuk saat HP hilang. Kode ini tidak dapat ditampilkan lagi; yang
        lama tidak berlaku.
      </Text>
      <ul className={classes.kode}>
        {kode.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" onClick={copy}>
          Salin
        </Button>
        <Button
          variant="default"
          onClick={() => download(new Blob([teks], { type: 'text/plain' }), 'kode-pemulihan.txt')}
        >
          Unduh
        </Button>
        <Button onClick={onDone}>Sudah saya simpan</Button>
      </div>
      <Text c="var(--e700)" role="status">
        {said}
      </Text>
    </section>
  )
}
