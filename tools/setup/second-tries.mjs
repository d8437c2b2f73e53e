/** A reporter for Vitest beside its own, which does not name tests that passed on a retry. */
export default class SecondTries {
  onTestCaseResult(test) {
    const { retryCount = 0 } = test.diagnostic() ?? {}
    if (retryCount > 0 && test.result().state === 'passed')
      console.log(`✓ ${test.module.relativeModuleId} > ${test.fullName} (retry x${retryCount})`)
  }
}
