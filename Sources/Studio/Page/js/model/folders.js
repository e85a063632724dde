// The folders of documents: all paths of the page begin at the one that all documents are in.

/** The folder that all of some files are in, with a slash at its end; empty for none. */
export function commonFolder(files) {
  if (!files.length) return "";
  let prefix = files[0].slice(0, files[0].lastIndexOf("/") + 1);
  while (prefix && !files.every((file) => file.startsWith(prefix))) prefix = prefix.slice(0, prefix.lastIndexOf("/", prefix.length - 2) + 1);
  return prefix;
}

/** The folder of a file below a folder; empty for that folder itself. */
export const folderBelow = (file, root) => file.slice(root.length).split("/").slice(0, -1).join("/");
