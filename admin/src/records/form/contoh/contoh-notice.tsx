import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useFormApi } from '../form-context.ts'

/** Says what an example filled in, and takes it out again. It has the focus, which the form lost as it began anew. */
export function ContohNotice({ onUndo }: { onUndo: () => void }) {
  const { shape } = useFormApi()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tabIndex={-1} color="emerald" mb="lg" role="status">
      <p style={{ margin: '0 0 12px' }}>{shape.contoh?.said}</p>
      <Button size="xs" variant="default" onClick={onUndo}>
        Urungkan
      </Button>
    </Alert>
  )
}
