import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'

const SalinDialog = lazyPart(async () => ({ default: (await import('./salin-dialog.tsx')).SalinDialog }))

/** Starts from a package that exists: an agency sells the same journey many times a year. */
export function SalinButton() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        Salin dari paket lain
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <SalinDialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
