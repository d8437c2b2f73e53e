import { Button, FileButton, Text } from '@mantine/core'
import { PAPER_ACCEPT, paperProblem } from '@safar/shared/files/berkas-pribadi/paper-problem'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useObjectUrl } from '../../platform/ui/use-object-url.ts'
import classes from '../money.module.css'

interface Props {
  file: File | null
  /** The reason for which the file cannot be taken, if it cannot. */
  error: string | undefined
  onFile: (file: File | null, problem: string) => void
}

const firstOf = ({ files }: DataTransfer): File | null => files[0] ?? null

/** Returns a picture of the clipboard, pasted anywhere in a form; null for pasted text. */
export const pastedFile = ({ clipboardData }: ClipboardEvent): File | null => firstOf(clipboardData)

/** Renders the field for the proof of a payment: chosen, dropped, or pasted from the clipboard. */
export function ProofField({ file, error, onFile }: Props) {
  const [isOver, setOver] = useState(false)
  const url = useObjectUrl(file?.type.startsWith('image/') ? file : undefined)
  const take = (next: File | null) => {
    if (next) onFile(next, paperProblem(next) ?? '')
  }
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drop a file chooses it by the button inside.
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        take(firstOf(event.dataTransfer))
      }}
    >
      <Text fw={500} size="sm" component="p">
        Bukti transfer atau foto uang
      </Text>
      {url && <img src={url} alt="Bukti yang dipilih" />}
      {file && <Text size="sm">{file.name}</Text>}
      <div className={classes.chosen}>
        <FileButton accept={PAPER_ACCEPT} onChange={take}>
          {(props) => (
            <Button {...props} variant="default" size="compact-md">
              {file ? 'Ganti bukti' : 'Pilih bukti'}
            </Button>
          )}
        </FileButton>
        {file && (
          <Button variant="subtle" color="gray" size="compact-md" onClick={() => onFile(null, '')}>
            Lepas bukti
          </Button>
        )}
      </div>
      <Text size="xs" c="var(--muted)">
        JPG, PNG, atau PDF, paling besar 10 MB. Lepas di sini, atau tempel gambarnya dengan Ctrl V.
      </Text>
      {error && (
        <Text size="sm" c="var(--red)" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
