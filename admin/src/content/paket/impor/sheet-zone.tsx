import { SHEET_ACCEPT, SHEET_PETUNJUK } from '@safar/shared/platform/csv/sheet-files'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useId, useState } from 'react'
import classes from './import.module.css'

interface Props {
  /** The kinds of file that are read, as a sentence says it. */
  kind?: string
  /** The hint on which files are read. */
  petunjuk?: string
  /** The name of the file chosen last. */
  name: string | null
  problem: string
  isBusy: boolean
  onChoose: (file: File) => void
}

/** Renders the zone where a sheet is chosen or dropped. */
export function SheetZone({
  kind = 'CSV',
  petunjuk = SHEET_PETUNJUK,
  name,
  problem,
  isBusy,
  onChoose,
}: Props) {
  const id = useId()
  const [dragged, setDragged] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !isBusy) onChoose(file)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside is the control; this takes drops alone. */}
      <div
        className={classes.zone}
        data-dragged={dragged || undefined}
        data-error={problem ? true : undefined}
        onDragEnter={() => setDragged(true)}
        onDragLeave={() => setDragged(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          setDragged(false)
          take(event.dataTransfer.files[0])
        }}
      >
        <input
          type="file"
          accept={SHEET_ACCEPT}
          className={classes.file}
          aria-label={name === null ? `Berkas ${kind}` : `Berkas ${kind}, terpilih ${name}`}
          aria-describedby={problem ? `${id} ${id}-berkas` : `${id}-berkas`}
          aria-invalid={problem ? true : undefined}
          disabled={isBusy}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0]
            // The same file may be chosen again once it is mended.
            event.currentTarget.value = ''
            take(chosen)
          }}
        />
        <IconFileSpreadsheet size={28} stroke={1.5} className={classes.icon} aria-hidden />
        <span className={classes.words} aria-hidden>
          <strong>{name ?? `Tarik berkas ${kind} ke sini`}</strong>
          <span>{name === null ? 'atau pilih dari perangkat' : 'Tarik atau pilih lagi untuk mengganti'}</span>
        </span>
      </div>
      <p id={`${id}-berkas`} className={classes.files}>
        {petunjuk}
      </p>
      {problem && (
        <p id={id} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
