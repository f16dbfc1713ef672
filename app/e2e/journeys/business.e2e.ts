import { platformNames } from '@wasla/contract/social/platform-names.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { chooseFiles, expectFile, fileRow, fillBusiness, stallUploads, letUploadsPass, sendDocuments } from '../harness/business.ts'
import { onHome, openAccount, type Visitor } from '../harness/sign-in.ts'
import { answerQuestions, choice, expectTitle, onPath } from '../harness/joining.ts'
import { fillAudience, fillCriteria, fillDetails, goOnTo, onStep } from '../harness/programs.ts'
import { goodPdf, lockedPdf, makeTooLarge, renamedPicture } from '../harness/documents.ts'
import { expect, test } from '../harness/test.ts'

const takeAway = async ({ page, words, ...visitor }: Visitor, name: string) => {
  await fileRow({ page, words, ...visitor }, name)
    .getByRole('button')
    .click()
  await expect(fileRow({ page, words, ...visitor }, name)).toBeHidden()
}

test(
  'a brand sends its documents after several wrong files, and becomes active while the owner watches the page',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, adminApi, newNumber }, info) => {
    const number = newNumber()
    const name = `Roasters ${number}`
    await openAccount(visitor, number)
    await answerQuestions(visitor, 'BRAND', 'PROMOTE_PRODUCTS')
    await expectTitle(visitor, words('verification.business.basics.title'))
    expect(await accessibilityProblems(page)).toEqual([])
    await fillBusiness(visitor, { name, number })

    await test.step('each wrong file shows an error in words, and the form keeps all typed values', async () => {
      await sendDocuments(visitor)
      await expect(page.getByText(words('field.documents'))).toBeVisible()
      await chooseFiles(visitor, [renamedPicture()])
      await expectFile(visitor, 'renamed.pdf', 'refused')
      await expect(fileRow(visitor, 'renamed.pdf')).toContainText(words('field.pdfType'))
      await chooseFiles(visitor, makeTooLarge(info.outputPath('too-large.pdf')))
      await expectFile(visitor, 'too-large.pdf', 'refused')
      await expect(fileRow(visitor, 'too-large.pdf')).toContainText(words('field.pdfSize'))
      await chooseFiles(visitor, [lockedPdf(), goodPdf('registration.pdf', 2_000_000)])
      await expectFile(visitor, 'registration.pdf', 'done')
      await sendDocuments(visitor)
      await expect(page.getByText(words('field.pdfLocked'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      for (const wrong of ['renamed.pdf', 'too-large.pdf', 'locked.pdf']) await takeAway(visitor, wrong)
    })

    await test.step('an upload can be cancelled and started again', async () => {
      await stallUploads(page)
      await sendDocuments(visitor)
      await page.getByRole('button', { name: words('verification.business.cancel') }).click()
      await expect(page.getByText(words('verification.business.cancelled'))).toBeVisible()
      await expectFile(visitor, 'registration.pdf', 'done')
      await letUploadsPass(page)
      await sendDocuments(visitor)
    })

    await test.step('the page shows that the documents are in review', async () => {
      await onPath(page, '/under-review')
      await expectTitle(visitor, words('verification.review.title'))
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await adminApi.documentsOf(name)).toEqual(['registration.pdf'])
    })

    await test.step('the reviewer’s approval appears without a reload', async () => {
      await adminApi.approve(name)
      await expectTitle(visitor, words('verification.review.approved'))
      await page.getByRole('link', { name: words('verification.review.home') }).click()
      await onHome(page)
      await expect(
        page.getByRole('heading', { name: new RegExp(name, 'u') }).getByRole('img', { name: words('ds.verifiedMark.label') }),
      ).toBeVisible()
    })

    await test.step('on its first day, the brand chooses an objective, which is preselected in its first program', async () => {
      const question = page.getByRole('radiogroup', { name: words('firstDay.question') })
      await question.getByText(words('program.objective.TRAFFIC'), { exact: true }).click()
      await expect(question.getByRole('radio', { name: words('program.objective.TRAFFIC') })).toBeChecked()
      await page
        .getByRole('region', { name: words('firstDay.title') })
        .getByRole('link', { name: words('profiles.program.create') })
        .click()
      await onStep(visitor, 'PROGRAM_DETAILS')
      await fillDetails(visitor, { name: 'First roast', description: 'Show the first cup of the day.' })
      await goOnTo(visitor, 'PARTICIPANT_CRITERIA')
      await fillCriteria(visitor, { platform: platformNames.INSTAGRAM[visitor.language], followers: 1000 })
      await goOnTo(visitor, 'TARGET_CRITERIA')
      await fillAudience(visitor)
      await goOnTo(visitor, 'IMPACT_OBJECTIVES')
      await expect(choice(visitor, words('program.objective.TRAFFIC'))).toBeChecked()
    })
  },
)

test(
  'a rejected agency sees the reason, sends new documents, and is approved',
  { tag: '@rule-phone-ar' },
  async ({ visitor, page, words, adminApi, newNumber }) => {
    const number = newNumber()
    const name = `Talents ${number}`
    const reason = 'The licence ended last year.'
    await openAccount(visitor, number)
    await answerQuestions(visitor, 'AGENCY', 'MANAGE_TALENT')
    await fillBusiness(visitor, { name, number })
    await chooseFiles(visitor, [goodPdf('old-licence.pdf')])
    await expectFile(visitor, 'old-licence.pdf', 'done')
    await sendDocuments(visitor)
    await onPath(page, '/under-review')
    await page.getByRole('link', { name: words('verification.review.home') }).click()
    await onHome(page)
    await expect(page.getByText(words('profiles.verify.review'), { exact: true })).toBeVisible()

    await adminApi.reject(name, reason)
    await expect(page.getByText(reason)).toBeVisible()
    await page.getByRole('link', { name: words('profiles.verify.retry.documents') }).click()
    await expectTitle(visitor, words('verification.resubmit.title'))
    await expect(page.getByText(reason)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await chooseFiles(visitor, [goodPdf('new-licence.pdf')])
    await expectFile(visitor, 'new-licence.pdf', 'done')
    await sendDocuments(visitor)
    await onPath(page, '/under-review')
    await expectTitle(visitor, words('verification.review.title'))

    await adminApi.approve(name)
    await expectTitle(visitor, words('verification.review.approved'))
  },
)
