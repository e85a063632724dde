extension Document {
}
