import { Center, Loader } from '@mantine/core'

/** SPEC section 8: LOADING, for eyes and for screen readers. */
export function Loading() {
  return (
    <Center mih="40vh" role="status">
      <Loader aria-hidden />
      <span style={{ marginInlineStart: 12, fontWeight: 600, letterSpacing: '0.06em' }}>LOADING</span>
    </Center>
  )
}
