import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useFormApi } from '../form-context.ts'

/** Renders a notice of the filled example with its undo. It takes the focus, which restarting the form lost. */
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
