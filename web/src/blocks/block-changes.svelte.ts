/** Counts what was blocked on this page, so that whoever hides their phrases asks again. */

class BlockChanges {
  count = $state(0);
}

export const blockChanges = new BlockChanges();
