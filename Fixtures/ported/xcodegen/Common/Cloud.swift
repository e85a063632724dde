#if CLOUD
let isInCloud = true
#endif
let style: UITableViewCellStyle = .default
