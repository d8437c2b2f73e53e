import { Button } from '@mantine/core'
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import type { Asal } from './copy-dates.tsx'

const CopyPaketDialog = lazyPart(async () => ({
  default: (await import('./copy-paket-dialog.tsx')).CopyPaketDialog,
}))

interface Props {
  /** The package that the form was filled with, to copy for more days. */
  asal?: Asal
}

/** Renders the button that copies an existing package: an agency sells the same journey many times a year. */
export function CopyPaketButton({ asal }: Props) {
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<Record<string, string>>({})
  const sending = useRef({ text: '', key: '' })
  return (
    <>
      <Button
        variant="default"
        leftSection={asal ? <IconCalendarPlus size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {asal ? 'Salin ke beberapa tanggal' : 'Salin dari paket lain'}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <CopyPaketDialog
            {...(asal && { asal })}
            kept={{
              typed,
              onType: setTyped,
              names,
              onName: (day, name) => setNames((before) => ({ ...before, [day]: name })),
              sending,
            }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  )
}
