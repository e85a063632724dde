import Foundation

/// A server of the Model Context Protocol on standard input and output: what the tool does, for agents that cannot see a screen.
///
/// Requests are answered one after the other; a request that is cancelled ends at once. Only files below one folder are read or written.
package final class AgentServer {
  /// The versions of the protocol that are spoken, the newest first.
  private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private let context: ToolContext
  private let tools: [AgentTool]
  private let version: String
  private let process = ToolProcess()
  private let client = AgentClient()

  /// - Parameters:
  ///   - folder: what may be read and changed.
  ///   - tool: the path of `trellis`.
  ///   - version: that of the tool.
  package init(folder: String, tool: String, version: String) {
    context = ToolContext(folder: AgentFolder(folder), tool: tool, process: process)
    tools = ProjectTools.all + LayoutTools.all + EditTools.all + ChangeTools.all + AppTools.all
    self.version = version
  }

  /// Serves until the client closes standard input.
  package func run() {
    let queue = MessageQueue(0)
    let (process, client) = (process, client)
    queue.read { [queue] message in
      switch message.method {
      case "ping":
        if let id = message.id { client.send(AgentMessage.result(id, [:])) }
        return true
      case "notifications/cancelled":
        // One that is answered already is not there any more.
        if let id = message.parameters["requestId"] {
          queue.cancel(id)
          client.ifWaiting(for: id) { process.cancel() }
        }
        return true
      default: return false
      }
    }
    while let next = queue.next() {
      switch next {
      case .success(let message): receive(message) { queue.isCancelled($0) }
      case .failure(let problem): client.send(AgentMessage.error(problem.id, problem.code, problem.text))
      }
    }
    context.app?.end()
  }

  private func receive(_ message: AgentMessage, _ isCancelled: (JSONValue) -> Bool) {
    // What wants no answer changes nothing.
    guard let id = message.id else { return }
    client.begin(id) { process.begin() }
    if isCancelled(id), message.method != "initialize" { return client.end() }
    let answer =
      switch message.method {
      case "initialize": AgentMessage.result(id, greeting(message.parameters))
      case "tools/list": AgentMessage.result(id, ["tools": .array(tools.map(\.listing))])
      case "tools/call": call(id, message.parameters)
      case "resources/list":
        AgentMessage.result(id, ["resources": .array(context.pictures.listing + Resources.list(context.folder))])
      case "resources/templates/list": AgentMessage.result(id, ["resourceTemplates": []])
      case "resources/read": read(id, message.parameters)
      case "prompts/list": AgentMessage.result(id, ["prompts": []])
      default: AgentMessage.error(id, AgentMessage.noMethod, "There is no method \(message.method).")
      }
    // A cancelled request has no answer.
    client.end()
    if !process.isCancelled { client.send(answer) }
  }

  private func greeting(_ parameters: [String: JSONValue]) -> JSONValue {
    let wanted = parameters["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[0]),
      "capabilities": ["tools": ["listChanged": false], "resources": ["listChanged": true]],
      "serverInfo": ["name": "trellis", "title": "Trellis", "version": .string(version)],
      "instructions": """
      Lays out, checks, draws and edits iOS storyboards, xibs and UIKit apps without a Mac. Begin with project_overview. Call check \
      before and after a change. For the names of objects, call outline before edit. By default, edit does not write the file; to write \
      the file, set dry_run to false. To run an app, call build_app, and then app. A long answer ends with a cursor. To read the rest \
      of the answer, pass the cursor to the tool more.
      """,
    ]
  }

  private func call(_ id: JSONValue, _ parameters: [String: JSONValue]) -> JSONValue {
    guard let name = parameters["name"]?.string, let tool = tools.first(where: { $0.name == name }) else {
      let name = parameters["name"]?.string ?? ""
      return AgentMessage.error(id, AgentMessage.badParameters, "There is no tool \(name).")
    }
    var arguments = parameters["arguments"]?.object ?? [:]
    let limit = min(max(arguments.removeValue(forKey: "limit")?.integer ?? AnswerPages.standard, 200), AnswerPages.most)
    if let problem = tool.schema.problem(in: arguments) { return result(id, ToolAnswer(problem, isError: true), limit) }
    let token = parameters["_meta"]?["progressToken"]
    let call = ToolCall(arguments: arguments, context: context) { [client] seconds in
      guard let token else { return }
      client.send(
        AgentMessage.notification(
          "notifications/progress",
          ["progressToken": token, "progress": .number(seconds), "message": .string("\(name) runs")]))
    }
    do throws(ToolProblem) {
      return result(id, try tool.run(call), limit)
    } catch {
      return result(id, ToolAnswer(error.text, isError: true), limit)
    }
  }

  private func result(_ id: JSONValue, _ answer: ToolAnswer, _ limit: Int) -> JSONValue {
    var content: [JSONValue] = []
    if !answer.text.isEmpty || answer.picture == nil {
      content.append(["type": "text", "text": .string(context.pages.page(answer.text[...], limit))])
    }
    if let picture = answer.picture {
      let resource = context.pictures.add(picture)
      if picture.type != "image/svg+xml" {
        content.append([
          "type": "image", "mimeType": .string(picture.type), "data": .string(picture.bytes.base64EncodedString()),
        ])
      } else if picture.bytes.count <= limit {
        content.append(["type": "resource", "resource": resource.contents])
      }
      // Who wants the picture again, or one that is too long for an answer, reads the resource.
      content.append(resource.link)
      client.send(AgentMessage.notification("notifications/resources/list_changed", [:]))
    }
    var result: [String: JSONValue] = ["content": .array(content), "isError": .bool(answer.isError)]
    if let values = answer.values { result["structuredContent"] = values }
    return AgentMessage.result(id, .object(result))
  }

  private func read(_ id: JSONValue, _ parameters: [String: JSONValue]) -> JSONValue {
    let uri = parameters["uri"]?.string ?? ""
    if let picture = context.pictures[uri] {
      return AgentMessage.result(id, ["contents": [picture.contents]])
    }
    do throws(ToolProblem) {
      return AgentMessage.result(id, ["contents": [try Resources.read(uri, context.folder)]])
    } catch {
      return AgentMessage.error(id, AgentMessage.noResource, error.text)
    }
  }
}
